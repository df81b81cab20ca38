import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, type Key, documentScript } from './driver.ts'
import { startTimeoutMs } from './wait-until.ts'
import { startWebDriver } from './webdriver.ts'

const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\ue006',
  Escape: '\ue00c',
  Tab: '\ue004',
  ArrowDown: '\ue015',
}

const ignoredErrors = [
  // The steps check how the page shows failed requests.
  /Failed to load resource/,
  // WebKitGTK does not support web app manifests.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // WebKit logs this when leaving the page aborts a fetch. Firefox runs the same steps without this exception.
  /due to access control checks/,
  // Next logs this for the same aborted fetches.
  /Failed to fetch RSC payload/,
  // React and the site log these if leaving the page aborted the script of a lazy island.
  /CONSOLE ERROR @\S+\/turbopack-\S+$/,
  /island failed {"error":"ChunkLoadError"}/,
]
const isProblem = (line: string) => /CONSOLE .*ERROR/.test(line) && !ignoredErrors.some(pattern => pattern.test(line))

const readLines = (path: string): readonly string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1)

function createLineReader(file: string): () => readonly string[] {
  let readCount = 0
  return () => {
    const lines = readLines(file)
    const newLines = lines.slice(readCount)
    readCount = lines.length
    return newLines
  }
}

export async function startWebkit(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-webkit-'))
  const { send, stop } = await startWebDriver(folder)
  const options = { binary: join(import.meta.dirname, 'webkit-window.py'), args: [documentScript, folder] }
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await send('POST', '/session', { capabilities }, startTimeoutMs)) as {
    readonly sessionId: string
  }
  const session = `/session/${sessionId}`
  const consoleFile = join(folder, 'console')
  const readNewLines = createLineReader(consoleFile)
  const performActions = async (type: 'key' | 'pointer', actions: readonly object[]) =>
    void (await send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] }))
  const typeKeys = (keys: readonly string[]) =>
    performActions(
      'key',
      keys.flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value }))),
    )
  return {
    go: async url => void (await send('POST', `${session}/url`, { url })),
    evaluate: expression => send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: (x, y) =>
      performActions('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: text => typeKeys([...text]),
    press: key => typeKeys([keyCodes[key]]),
    resize: async size => void (await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...size })),
    print: () => Promise.reject(new Error('WebKitWebDriver does not print')),
    takeScreenshot: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    takeProblems: () => readNewLines().filter(isProblem),
    getConsoleLines: () => readLines(consoleFile),
    async stop() {
      // The browser exits before it responds.
      await send('DELETE', session).catch(() => undefined)
      await stop()
      rmSync(folder, { recursive: true, maxRetries: 10 })
    },
  }
}

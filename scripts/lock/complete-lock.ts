interface LockedPackage {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

const systems = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
  'openharmony',
  'linux',
] as const
const processors = [
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'arm64',
  'arm',
  'x64',
  'ia32',
  'wasm32',
] as const

/** Adds optional packages of other platforms. npm sometimes omits them, and `npm ci` then rejects the lock file. */
export function completeLock<L extends Lock>(lock: L): L {
  const missingEntries = Object.entries(lock.packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, path, name))
      .map(([name, version]) => [`node_modules/${name}`, createEntry(name, version, parent)] as const),
  )
  if (missingEntries.length === 0) return lock
  const packages = [...Object.entries(lock.packages), ...missingEntries].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** Whether Node finds the package from `path`. */
function isLocked(lock: Lock, path: string, name: string): boolean {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in lock.packages) return true
  if (path === '') return false
  const parentStart = path.lastIndexOf('node_modules/')
  return isLocked(lock, parentStart > 0 ? path.slice(0, parentStart - 1) : '', name)
}

function createEntry(name: string, version: string, parent: LockedPackage): LockedPackage {
  if (!/^\d/.test(version)) throw new Error(`${name}: the version must be exact, not ${version}`)
  const parts = name.split(/[/-]/)
  const cpu = processors.find(processor => parts.includes(processor))
  // `linuxmusl` is Linux with another C library.
  const os = systems.find(system => parts.includes(system) || parts.includes(`${system}musl`))
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

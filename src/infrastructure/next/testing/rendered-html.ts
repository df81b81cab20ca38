export const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
export const renderedHtml = [
  '<!DOCTYPE html><html lang="ru"><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<script src="/_next/static/chunks/b.js" crossorigin="" async="" fetchPriority="low"></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  `<body><p>Казань</p><script id="_R_">${bootstrap}</script>`,
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script>self.__next_f.push([1,"$&"])</script>',
  '<script type="application/ld+json">{"@type":"Thing"}</script></body></html>',
].join('')

export const style = 'p{color:red}'
const getStyle = (path: string) => (path === '/_next/static/chunks/a.css' ? style : undefined)
export const inlineParts = {
  inlineScript: 'load()',
  earlyScriptPath: '/early.js',
  build: 'b1',
  hasServiceWorker: true,
  getStyle,
}

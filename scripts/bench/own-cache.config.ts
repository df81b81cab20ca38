import site from '../../next.config.ts'

// The site's own settings of Next.js, with what the page cache takes over left to Next.js.
const { cacheHandler: _handler, cacheMaxMemorySize: _size, compress: _compress, ...rest } = site

export default rest

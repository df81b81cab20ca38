import site from '../../next.config.mjs'

// The site's settings of Next.js, without those that hand caching to the page cache.
const { cacheHandler: _handler, cacheMaxMemorySize: _size, compress: _compress, ...rest } = site

export default rest

import site from '../../next.config.ts'

// The site's Next configuration, but with Next's own cache and compression, which the site's web server replaces.
const { cacheHandler: _handler, cacheMaxMemorySize: _size, compress: _compress, ...otherSettings } = site

export default otherSettings

import site from '../../next.config.ts'

// The site's Next configuration without the settings for the page cache.
const { cacheHandler: _handler, cacheMaxMemorySize: _size, compress: _compress, ...otherSettings } = site

export default otherSettings

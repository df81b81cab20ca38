/** Import this module dynamically, because the native code of sharp would slow down the start of the server. */
import sharp from 'sharp'

/** Share images are rendered from SVG. */
const allowedLoaders = ['Heif', 'Jpeg', 'Nsgif', 'Png', 'Svg', 'Webp'].map(format => `VipsForeignLoad${format}`)

// These calls affect the whole process. Between them, no image can be decoded, so they run only once.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: allowedLoaders })
// Each image is resized once, so the operation cache of libvips would only hold memory.
sharp.cache(false)

export { sharp as restrictedSharp }

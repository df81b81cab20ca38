/** Characters that leave no mark on the screen: zero-width and bidi controls, fillers, tags, the empty Braille pattern. */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\s`

const invisibleCharacters = new RegExp(`[${invisible}]+`, 'gu')

/** Joins the visible characters; whitespace stays. */
export const removeInvisible = (text: string): string =>
  text.replace(invisibleCharacters, run => (/\s/.test(run) ? ' ' : ''))

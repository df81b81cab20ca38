import { Schema } from 'effect'

/** What a header can carry and a cookie can hold, once encoded; tokens with `|` occur. */
const token = /^[\x21-\x7e]{1,2048}$/

export const isToken = (text: string): boolean => token.test(text)

/** The proof of a session. Without a usable one nobody is signed in, whatever else an answer says. */
export const Token = Schema.String.check(Schema.isPattern(token))

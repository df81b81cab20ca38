import { getPhraseKey, isStopWord, type QueryWord } from '#domain/search/query-words.ts'

/** Consecutive words of a query, by index: [start, end). */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Match<T> extends Span {
  readonly item: T
}

const maxPhraseWords = 6

/** Longest matches first. */
export const findMatches = <T>(
  words: readonly QueryWord[],
  find: (key: string, span: Span) => T | undefined,
): readonly Match<T>[] =>
  getSpans(words.length)
    .filter(({ start, end }) => !isMissingOrStopWord(words[start]) && !isMissingOrStopWord(words[end - 1]))
    .flatMap(span => {
      const item = find(getPhraseKey(words.slice(span.start, span.end)), span)
      return item === undefined ? [] : [{ ...span, item }]
    })

const getSpans = (count: number): readonly Span[] =>
  Array.from(
    { length: Math.min(count, maxPhraseWords) },
    (_, index) => Math.min(count, maxPhraseWords) - index,
  ).flatMap(length => Array.from({ length: count - length + 1 }, (_, start) => ({ start, end: start + length })))

const isMissingOrStopWord = (word: QueryWord | undefined): boolean => word === undefined || isStopWord(word)

export const getLength = ({ start, end }: Span): number => end - start

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'
import type { QueryToken } from './query-token.ts'

const markers = phrasesOf('ul, ulica, ulicy, ulicę, al, aleja, alei, aleje, вул, вулиця, вулиці, вулицю')

const goesOn = (text: string | undefined): boolean => text !== undefined && /^[\p{Lu}\d]/u.test(text)

/**
 * Finds the streets in a sentence, as numbers of tokens: `ul. Jana Pawła II 12`. They are no place, though some have the
 * name of one: `ul. Gdańska`.
 */
export const streetsOf = (tokens: readonly QueryToken[], typed: readonly Word[]): readonly (readonly number[])[] =>
  typed.flatMap((word, at) => {
    if (lengthAt(markers, typed, at) === 0) return []
    const street = [word.token, word.token + 1].filter((token) => token < tokens.length)
    const ends = (token: number) => /[,;:!?)]$/.test(tokens[token]?.text ?? '')
    for (let token = word.token + 2; !ends(token - 1) && goesOn(tokens[token]?.text); token++) street.push(token)
    return street.length > 1 ? [street] : []
  })

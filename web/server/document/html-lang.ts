import type { PageContextServer } from 'vike/types'
import { tagOf } from '#core/kernel/language.ts'

/** Returns the value of `<html lang>`: `uk` for the language key `ua`. */
export const htmlLang = ({ context }: PageContextServer) => tagOf[context.language]

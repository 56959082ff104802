import type { PageContextServer } from 'vike/types'
import { tagOf } from '#core/kernel/language.ts'

/** `<html lang>`: `uk` for the key `ua`. */
export const langOf = ({ context }: PageContextServer) => tagOf[context.language]

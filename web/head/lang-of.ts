import type { PageContextServer } from 'vike/types'
import { tagOf } from '#core/kernel/language.ts'

/** `<html lang>`: `uk` for the key `ua`. */
export const langOf = ({ house }: PageContextServer) => tagOf[house.language]

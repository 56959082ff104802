import { useState } from 'react'
import { newKey } from '#web/runtime/submit-guard.ts'

/** Returns the key of a new message, a UUID; `randomUUID` is missing on pages without TLS. */
export const newMessageKey = (): string => newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

/** Returns the key of the message that the form of this rendering posts without scripts, so that pressing twice sends one. */
export const useMessageKey = (): string => useState(newMessageKey)[0]

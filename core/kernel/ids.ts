import { v4, v7 } from 'uuid'

/** A new identifier: UUID version 7, made by the application and never by SQL (decisions §1). */
export const newId = (): string => v7()

/** A new word that nobody can guess, for links that let their bearer do one thing: 32 hexadecimal digits, 122 bits of chance. */
export const generateToken = (): string => v4().replaceAll('-', '')

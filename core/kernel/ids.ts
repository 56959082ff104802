import { v7 } from 'uuid'

/** A new identifier: UUID version 7, made by the application and never by SQL (decisions §1). */
export const newId = (): string => v7()

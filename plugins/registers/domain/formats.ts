import { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import type { RegisterFormat } from './register-format.ts'
import { rspo } from './rspo.ts'
import { rspoGeo } from './rspo-geo.ts'
import { zlobki } from './zlobki.ts'

/** There is no register of this name. */
export class UnknownRegister extends Failure('UnknownRegister', 'malformed') {}

/** Formats of the registers that can be imported. */
export const formats: readonly RegisterFormat[] = [zlobki, rspo, rspoGeo]

/** Returns the format of a register by its key. */
export const formatOf = (key: string): Effect.Effect<RegisterFormat, UnknownRegister> => {
  const format = formats.find((format) => format.key === key)
  return format
    ? Effect.succeed(format)
    : Effect.fail(new UnknownRegister({ detail: `There is no register ${key}; known are ${formats.map(({ key }) => key).join(', ')}.` }))
}

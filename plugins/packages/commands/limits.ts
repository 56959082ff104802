import { Schema } from 'effect'
import { command } from '#core/plugin/commands.ts'
import { NoInput } from '#core/plugin/route.ts'
import type { LimitRow } from '../contract/limit.ts'
import { printLimitValue } from '../domain/limit-value.ts'
import { ListLimits, SetLimit } from '../use-cases/limits.ts'

const lineOf = ({ key, value_free, value_registered, value_premium, window, unit }: LimitRow): string => {
  const [free, registered, premium] = [value_free, value_registered, value_premium].map(printLimitValue)
  const counted = [unit === 'none' ? [] : [unit], window === 'month' ? ['per month'] : []].flat().join(' ')
  return `${key}: free ${free}, registered ${registered}, premium ${premium}${counted && ` (${counted})`}`
}
const text = Schema.optional(Schema.String)
const values = 'a number, unlimited, yes or no'

/** Operator commands for limits. */
export const limitCommands = [
  command('limits list', {
    description: 'List the limits with their values for the three tiers of facilities',
    input: NoInput,
    handler: ListLimits,
    format: (rows) => rows.map(lineOf).join('\n'),
  }),
  command('limits set <key>', {
    description: 'Change values of a limit, at once in all processes',
    options: [
      { flag: '--free <value>', description: `value without a package: ${values}` },
      { flag: '--registered <value>', description: `value of verified facilities: ${values}` },
      { flag: '--premium <value>', description: `value with a package: ${values}` },
    ],
    input: Schema.Struct({ key: Schema.String, free: text, registered: text, premium: text }),
    handler: SetLimit,
    format: lineOf,
  }),
]

import { Schema } from 'effect'
import { Reason } from '#core/audit/reason.ts'
import { facilityStatuses } from '#core/facilities/facility-type.ts'
import { command } from '#core/plugin/commands.ts'
import type { SupportFacility } from '../contract/facility.ts'
import { DescribeFacility, SetStatusByName } from '../use-cases/facilities.ts'

const headOf = ({ name, city, voivodeship, id, slug, type, status, state, owner }: SupportFacility): readonly string[] => [
  `${name}, ${city}, ${voivodeship}  (${id})`,
  `${type}, ${status}, ${state}, /placowka/${slug}`,
  owner ? `owned by ${owner.first_name} ${owner.last_name}, ${owner.email}` : 'no owner',
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Operator commands for facilities. */
export const facilityCommands = [
  command('facility show <facility>', {
    description: 'Show a facility by id, slug or register number, with its facts and their sources',
    input: Schema.Struct({ facility: Schema.String }),
    handler: DescribeFacility,
    format: (facility) =>
      [
        ...headOf(facility),
        ...facility.facts.map(({ field, value, source, number, on }) => `${field}: ${textOf(value)}  (${source} ${number}, ${on})`),
      ].join('\n'),
  }),
  command('facility set-status <facility> <status>', {
    description: `Change the status of a facility: ${facilityStatuses.join(', ')}`,
    options: [{ flag: '--reason <text>', description: 'why, for the audit log' }],
    input: Schema.Struct({ facility: Schema.String, status: Schema.Literals(facilityStatuses), reason: Reason }),
    handler: SetStatusByName,
    format: (facility) => headOf(facility).join('\n'),
  }),
]

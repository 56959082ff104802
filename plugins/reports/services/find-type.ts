import type { BuiltReportable } from '#core/moderation/reportable.ts'
import { addressLabel, addressType } from '../domain/report.ts'

/** Returns the type of things of a name; nothing for addresses, and for things of a plugin that was removed. */
export const findType = (reportables: readonly BuiltReportable[], type: string): BuiltReportable | undefined =>
  reportables.find((one) => one.type === type)

/** Returns the message key of a type's name. */
export const labelOf = (reportables: readonly BuiltReportable[], type: string): string =>
  type === addressType ? addressLabel : (findType(reportables, type)?.label ?? addressLabel)

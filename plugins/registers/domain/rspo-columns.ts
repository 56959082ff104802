import { optional, required } from './column.ts'
import type { Column } from './register-format.ts'
import { sharedRspoColumns } from './rspo-layout.ts'

/**
 * Imported columns of the ministry's RSPO export, the same in its layouts of 35 and of 54 columns. The director's name
 * is deliberately not imported.
 */
export const rspoColumns = [
  ...sharedRspoColumns,
  required('type', 'Typ'),
  required('county', 'Powiat'),
  required('commune', 'Gmina'),
  required('status', 'Publiczność status'),
  optional('character', 'Specyfika placówki'),
  required('founder', 'Nazwa organu prowadzącego'),
  required('founderType', 'Typ organu prowadzącego'),
  optional('founderRegon', 'REGON organu prowadzącego'),
  optional('closedOn', 'Data likwidacji'),
] as const satisfies readonly Column[]

export type RspoColumn = (typeof rspoColumns)[number]['key']

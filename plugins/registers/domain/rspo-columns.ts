import { required, optional } from './column.ts'
import type { Column } from './register-format.ts'
import { rspoColumnsInCommon } from './rspo-layout.ts'

/** The columns of the ministry's own export of RSPO that are read, the same in its editions of 35 and of 54 columns. The director's name is not ours to keep. */
export const rspoColumns = [
  ...rspoColumnsInCommon,
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

import { needed, welcome } from './column.ts'
import type { Column } from './register-format.ts'
import { rspoColumnsInCommon } from './rspo-layout.ts'

/** The columns of the ministry's own export of RSPO that are read, the same in its editions of 35 and of 54 columns. The director's name is not ours to keep. */
export const rspoColumns = [
  ...rspoColumnsInCommon,
  needed('type', 'Typ'),
  needed('county', 'Powiat'),
  needed('commune', 'Gmina'),
  needed('status', 'Publiczność status'),
  welcome('character', 'Specyfika placówki'),
  needed('founder', 'Nazwa organu prowadzącego'),
  needed('founderType', 'Typ organu prowadzącego'),
  welcome('founderRegon', 'REGON organu prowadzącego'),
  welcome('closedOn', 'Data likwidacji'),
] as const satisfies readonly Column[]

export type RspoColumn = (typeof rspoColumns)[number]['key']

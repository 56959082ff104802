import type { ProfileSubject } from '#core/facilities/slots.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { QuestionsSlotData } from '../../contract/publication.ts'
import { AskAction } from './AskAction.tsx'

/** The way to ask, below what no source says about a facility; nothing where it gets no questions, as the summary says. */
export const AskUnknown = ({ of, data }: FillProps<ProfileSubject, QuestionsSlotData>) =>
  data.reachable ? <AskAction of={of} data={data} /> : null

import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { FacilityList } from '../../contract/ui.ts'
import css from '../cards.module.css'
import { FacilityCardView } from './FacilityCardView.tsx'

/** List of facilities in a page of another plugin. */
export const CardList = ({ of: { cards, methods, today } }: FillProps<FacilityList, true>) => (
  <ul className={css['cards']}>
    {cards.map((card) => (
      <FacilityCardView key={card.id} card={card} methods={methods} today={today} withCity />
    ))}
  </ul>
)

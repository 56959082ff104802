import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import type { CityPageData } from '../pages.data.ts'
import css from './city.module.css'

/** Description of the city below its list, as editors wrote it in the language of the page. */
export const Description = ({ of: { title, lead, body } }: { readonly of: NonNullable<CityPageData['description']> }) => (
  <section className={css['description']} aria-labelledby="opis-miasta">
    <h2 id="opis-miasta">{title}</h2>
    {lead !== '' && <p className={css['lead']}>{lead}</p>}
    <RichTextView document={body} level={3} />
  </section>
)

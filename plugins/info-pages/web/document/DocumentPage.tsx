import { Check } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useT } from '#web/i18n/words.ts'
import { Blocks } from '../parts/Blocks.tsx'
import { Contents } from '../parts/Contents.tsx'
import layout from '../parts/layout.module.css'
import css from './document.module.css'
import type { terms } from './documents.data.ts'
import { EditionLine } from './EditionLine.tsx'

/** A document: what it is for, the same in short, and its chapters beside their table of contents. */
export const DocumentPage = () => {
  const t = useT()
  const shown = usePageData<typeof terms>()
  const { name, lead, short, chapters } = shown
  return (
    <Wide>
      <div className={layout['page']}>
        <header className={layout['head']}>
          <h1>
            <Marked text={t(`info-pages.${name}.title`)} mark={(part) => <Stroke>{part}</Stroke>} />
          </h1>
          <p className={layout['lead']}>{lead}</p>
          <EditionLine {...shown} />
        </header>
        <section aria-labelledby="w-skrocie" className={css['short']}>
          <h2 id="w-skrocie">{t('info-pages.short')}</h2>
          <ul>
            {short.map((line) => (
              <li key={line}>
                <Icon of={Check} />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <Contents label={t('info-pages.contents')} of={chapters} />
        <div className={layout['text']}>
          {chapters.map(({ id, title, blocks }, n) => (
            <section key={id} id={id} aria-labelledby={`${id}-tytul`} className={css['chapter']}>
              <h2 id={`${id}-tytul`}>
                <span className={css['number']}>{n + 1}.</span> {title}
              </h2>
              <Blocks of={blocks} />
            </section>
          ))}
        </div>
      </div>
    </Wide>
  )
}

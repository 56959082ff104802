import { Check } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { Blocks } from '../components/Blocks.tsx'
import layout from '../components/layout.module.css'
import { TableOfContents } from '../components/TableOfContents.tsx'
import type { terms } from '../pages.data.ts'
import css from './document.module.css'
import { EditionLine } from './EditionLine.tsx'

/** Page of a document: purpose, summary, and chapters with a table of contents. */
export const DocumentPage = () => {
  const t = useT()
  const document = usePageData<typeof terms>()
  const { name, lead, short, chapters } = document
  return (
    <Container>
      <div className={layout['page']}>
        <header className={layout['head']}>
          <h1>
            <TextWithHighlight text={t(messageKey('info-pages', name, 'title'))} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p className={layout['lead']}>{lead}</p>
          <EditionLine {...document} />
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
        <TableOfContents label={t('info-pages.contents')} of={chapters} />
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
    </Container>
  )
}

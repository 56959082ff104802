import { ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { findPrivacyHits, type PrivacyKind } from '#core/privacy/find-privacy-hits.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { MaterialCard } from '../../contract/review-card.ts'
import { Article } from '../components/Article.tsx'
import css from './review.module.css'

/** Card of a teacher's material on the desk: what must be looked at, then the material as readers will see it. */
export const MaterialReview = ({ data: { material, tags } }: FillProps<ReviewedSubject, MaterialCard>) => {
  const t = useT()
  const language = useLanguage()
  const { author_name, licence, visibility, consents, cover, uploads, attachments } = material
  const hasPictures = cover !== null || uploads.some(({ kind }) => kind === 'image')
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('publications.card.author'), author_name || t('publications.card.author.none')],
    ...(licence === null ? [] : [[t('publications.card.licence'), t(messageKey('publications.card.licence', licence))] as const]),
    [t('publications.card.visibility'), t(messageKey('publications.card.visibility', visibility))],
    [t('publications.card.consents'), t(messageKey('publications.card.consents', hasPictures ? (consents ? 'given' : 'missing') : 'none'))],
    [
      t('publications.card.tags'),
      tags.length === 0 ? t('publications.card.tags.none') : tags.map((tag) => tagName(tag, t, language)).join(', '),
    ],
    ...(attachments.length === 0
      ? []
      : [
          [
            t('publications.card.files'),
            <ul key="files" className={css['files']}>
              {attachments.map(({ id, name, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noopener" aria-label={t('publications.card.files.open', { name })}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>,
          ] as const,
        ]),
  ]
  return (
    <>
      <Privacy of={material} />
      <dl className={css['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={css['shown']} aria-labelledby="tak-zobacza">
        <p id="tak-zobacza">{t('publications.card.shown')}</p>
        <Article of={material} as="h2" />
      </section>
    </>
  )
}

/** Words that look like personal data, each once. */
const marksIn = ({ title, lead, content }: MaterialCard['material']): ReadonlyMap<string, PrivacyKind> => {
  const text = [title, lead, textOf(content)].join('\n')
  return new Map(findPrivacyHits(text).map(({ kind, from, to }) => [text.slice(from, to), kind]))
}

const Privacy = ({ of: material }: { readonly of: MaterialCard['material'] }) => {
  const t = useT()
  const markedWords = marksIn(material)
  if (markedWords.size === 0)
    return (
      <p className={css['clear']}>
        <Icon of={ShieldCheck} /> {t('publications.card.privacy.none')}
      </p>
    )
  return (
    <div className={css['warning']}>
      <p>
        <Icon of={TriangleAlert} /> <strong>{t('publications.card.privacy.title')}</strong>
      </p>
      <ul>
        {[...markedWords].map(([words, kind]) => (
          <li key={words}>
            {t(messageKey('publications.card.privacy', kind))}: „{words}”
          </li>
        ))}
      </ul>
    </div>
  )
}

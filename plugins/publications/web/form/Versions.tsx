import { History } from 'lucide-react'
import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { excerptOf } from '#core/rich-text/read-document.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import type { NewsView } from '../../contract/publication.ts'
import { newsLimits } from '../../contract/terms.ts'
import css from './form.module.css'

/** Characters of an earlier version's beginning. */
const beginning = 160

interface VersionsProps {
  readonly of: NewsView
  readonly onRestored: () => void
}

/** Earlier versions of a post; they are loaded when somebody asks for them. */
export const Versions = (props: VersionsProps) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <details className={css['versions']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon of={History} /> {t('publications.versions.title')}
      </summary>
      {open && (
        <QueryBoundary>
          <VersionList {...props} />
        </QueryBoundary>
      )}
    </details>
  )
}

/** Earlier versions, the newest first, each of which can be restored. */
const VersionList = ({ of: { id, version, language: written }, onRestored }: VersionsProps) => {
  const t = useT()
  const language = useLanguage()
  const { versions } = useQuery(newsApi.listNewsVersions, { id }).data
  const restore = useMutation(newsApi.restoreNews, {
    invalidates: [newsApi.showNews, newsApi.listNewsVersions],
    toast: t('publications.versions.restored'),
  })
  const take = async (number: number) => {
    const restored = await restore.mutateAsync({ id, number, version }).catch(() => null)
    if (restored !== null) onRestored()
  }
  if (versions.length === 0) return <p className={css['hint']}>{t('publications.versions.none')}</p>
  return (
    <>
      <p className={css['hint']}>{t('publications.versions.lead', { max: newsLimits.versions })}</p>
      <ol>
        {versions.map(({ number, title, content, saved_at }) => {
          const moment = factMoment(saved_at, language)
          return (
            <li key={number}>
              <div>
                <p className={css['hint']}>{t('publications.versions.until', { moment })}</p>
                <p className={css['label']} lang={tagOf[written]}>
                  {title}
                </p>
                <p lang={tagOf[written]}>{excerptOf(content, beginning)}</p>
              </div>
              <ConfirmButton
                small
                title={t('publications.versions.restore.title')}
                text={t('publications.versions.restore.text', { moment })}
                accept={t('publications.versions.restore')}
                aria-label={t('publications.versions.restore.of', { moment })}
                aria-disabled={restore.isPending}
                onConfirm={() => void take(number)}
              >
                {t('publications.versions.restore')}
              </ConfirmButton>
            </li>
          )
        })}
      </ol>
    </>
  )
}

import { factMoment } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { excerptOf } from '#core/rich-text/read-document.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { VersionHistory, VersionItem } from '#web/app-kit/versions/VersionHistory.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { newsApi } from '../../contract/api.ts'
import { newsLimits } from '../../contract/limits.ts'
import type { NewsView } from '../../contract/publication.ts'
import css from './form.module.css'
import { useShownPosts } from './use-news-form.ts'

/** Characters of an earlier version's beginning. */
const beginning = 160

interface VersionsProps {
  readonly of: NewsView
  readonly onRestored: () => void
}

/** Earlier versions of a post. */
export const Versions = (props: VersionsProps) => (
  <VersionHistory title={useT()('publications.versions.title')}>
    <VersionList {...props} />
  </VersionHistory>
)

/** Earlier versions, the newest first, each of which can be restored. */
const VersionList = ({ of: { id, version, language: written }, onRestored }: VersionsProps) => {
  const t = useT()
  const language = useLanguage()
  const { versions } = useQuery(newsApi.listNewsVersions, { id }).data
  const invalidates = useShownPosts()
  const restore = useMutation(newsApi.restoreNews, {
    invalidates,
    toast: t('versions.restored'),
  })
  // The form begins anew once the restored post has been read.
  const restoreVersion = (number: number) => restore.mutateAsync({ id, number, version }).then(onRestored, () => undefined)
  if (versions.length === 0) return <p className={css['hint']}>{t('publications.versions.none')}</p>
  return (
    <>
      <p className={css['hint']}>{t('publications.versions.lead', { max: newsLimits.versions })}</p>
      <ol>
        {versions.map(({ number, title, content, saved_at, saved_by, cover, attachments }) => {
          const moment = factMoment(saved_at, language)
          return (
            <VersionItem
              key={number}
              restore={{
                label: t('publications.versions.restore.of', { moment }),
                text: t('publications.versions.restore.text', { moment }),
                isPending: restore.isPending,
                run: () => void restoreVersion(number),
              }}
            >
              <p className={css['hint']}>
                {saved_by === null
                  ? t('publications.versions.until', { moment })
                  : t('publications.versions.until-by', { moment, name: saved_by })}
              </p>
              <p className={css['label']} lang={tagOf[written]}>
                {title}
              </p>
              <p lang={tagOf[written]}>{excerptOf(content, beginning)}</p>
              {cover && <Picture of={cover} sizes="160px" alt={cover.name} />}
              {attachments && attachments.length > 0 && (
                <p className={css['hint']}>{t('publications.versions.files', { files: attachments.map(({ name }) => name).join(', ') })}</p>
              )}
            </VersionItem>
          )
        })}
      </ol>
    </>
  )
}

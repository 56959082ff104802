import { CircleAlert, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { errorText } from '#web/app-kit/data/error-text.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { problemOf } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { usePage } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { sitesApi } from '../../../contract/api.ts'
import css from '../builder.module.css'
import { Differences } from '../Differences.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { Warnings } from './Warnings.tsx'

interface ReviewProps {
  /** Id of the heading. */
  readonly heading: string
  readonly onPublished: () => void
  readonly onClose: () => void
}

/** Lists the changes that publishing makes, says who will see them and what should be mended before, and publishes. */
export const Review = ({ heading, onPublished, onClose }: ReviewProps) => {
  const t = useT()
  const { site, draft } = useBuilder()
  const { host } = new URL(usePage().context.publicUrl)
  const { id, facility_id } = site
  const { changes, warnings, reach } = useQuery(sitesApi.reviewSite, { facility_id, id }).data
  const [show, setShow] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const invalidate = useInvalidate()
  const address = `${site.name}.${host}`
  const publish = useMutation(sitesApi.publishSite, {
    invalidates: [sitesApi.reviewSite, sitesApi.listSiteVersions],
    showsErrors: true,
    onSuccess: (published) => {
      draft.take(published)
      onPublished()
    },
  })
  const refuse = async (error: unknown) => {
    if (problemOf(sitesApi.publishSite, error)?.code !== 'error/version-conflict') return setRefusal(errorText(error, t))
    // What is here is saved: the draft of the other writer is the newer one.
    draft.take(await fetchAnswer(sitesApi.showSite, { facility_id, id }))
    await invalidate(sitesApi.reviewSite)
    setRefusal(t('sites.builder.publish.changed'))
  }
  const send = () => {
    setRefusal(null)
    publish
      .mutateAsync({ facility_id, id, version: draft.savedVersion, ...(reach === 'off' && show && { show }) })
      .catch(refuse)
      .catch(() => setRefusal(t('error.server')))
  }
  return (
    <>
      <h2 id={heading} className={dialogCss['title']}>
        {t('sites.builder.publish.title')}
      </h2>
      {reach !== 'everybody' && (
        <div className={css['warnings']}>
          <p>
            <Icon of={EyeOff} /> {t(messageKey('sites.builder.publish', reach), { address })}
          </p>
          {reach === 'off' && (
            <label className={css['tick']}>
              <input type="checkbox" checked={show} onChange={({ target }) => setShow(target.checked)} />
              {t('sites.builder.publish.show')}
            </label>
          )}
        </div>
      )}
      {changes.length === 0 ? (
        <p>{t('sites.builder.publish.same')}</p>
      ) : (
        <>
          <p>{reach === 'everybody' || show ? t('sites.builder.publish.text', { address }) : t('sites.builder.publish.unseen')}</p>
          <Differences of={changes} />
        </>
      )}
      {warnings.length > 0 && <Warnings of={warnings} onOpen={onClose} />}
      <div role="alert">
        {refusal !== null && (
          <p className={css['refused']}>
            <Icon of={CircleAlert} /> {refusal}
          </p>
        )}
      </div>
      <div className={css['buttons']}>
        <Button look="main" aria-disabled={publish.isPending} onClick={send}>
          {t('sites.builder.publish.now')}
        </Button>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
      </div>
    </>
  )
}

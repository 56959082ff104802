import { useEffect, useState } from 'react'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { opinionsApi } from '../../contract/api.ts'
import type { OpinionCard } from '../../contract/review-card.ts'
import css from './review.module.css'

interface EvidenceProps {
  readonly opinionId: string
  readonly document: OpinionCard['evidence'][number]
}

/** A document that an author added as evidence: loaded when support asks for it, since every look is written down; pictures in place, others as a download. */
export const EvidenceDocument = ({ opinionId, document: { id, mime, name } }: EvidenceProps) => {
  const { t } = useTranslation('opinions.review')
  const translate = useT()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  const open = () =>
    callApi(opinionsApi.viewEvidence, { id: opinionId, document: id }).then(
      (file) => setUrl(URL.createObjectURL(file)),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        void showSubmitError(error, translate, open)
      },
    )
  return (
    <li>
      <p>{name}</p>
      {url === null ? (
        <Button small onClick={() => void open()} aria-label={t('card.evidence.open.of', { name })}>
          {t('card.evidence.open')}
        </Button>
      ) : mime.startsWith('image/') ? (
        <img src={url} alt={name} className={css['picture']} />
      ) : (
        <a href={url} download={name}>
          {t('card.evidence.download')}
        </a>
      )}
    </li>
  )
}

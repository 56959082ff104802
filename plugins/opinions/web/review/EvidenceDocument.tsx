import { useEffect, useState } from 'react'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { opinionsApi } from '../../contract/api.ts'
import type { OpinionCard } from '../../contract/review-card.ts'
import css from './review.module.css'

interface EvidenceProps {
  readonly opinionId: string
  readonly document: OpinionCard['evidence'][number]
}

/**
 * A document that an author added as evidence: loaded when support asks for it, since every look is written down;
 * pictures in place, others as a download.
 */
export const EvidenceDocument = ({ opinionId, document: { id, mime, name } }: EvidenceProps) => {
  const t = useT()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  const look = useMutation(opinionsApi.viewEvidence, { onSuccess: (file) => setUrl(URL.createObjectURL(file)) })
  return (
    <li>
      <p>{name}</p>
      {url === null ? (
        <Button
          small
          aria-disabled={look.isPending}
          onClick={() => look.mutate({ id: opinionId, document: id })}
          aria-label={t('opinions.review.card.evidence.open.of', { name })}
        >
          {t('opinions.review.card.evidence.open')}
        </Button>
      ) : mime.startsWith('image/') ? (
        <img src={url} alt={name} className={css['picture']} />
      ) : (
        <a href={url} download={name}>
          {t('opinions.review.card.evidence.download')}
        </a>
      )}
    </li>
  )
}

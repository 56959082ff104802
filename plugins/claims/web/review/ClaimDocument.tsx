import { useEffect, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { claimsApi } from '../../contract/api.ts'
import type { ClaimView } from '../../contract/views.ts'
import css from './claim-card.module.css'

interface ClaimDocumentProps {
  readonly claimId: string
  readonly document: ClaimView['documents'][number]
}

/** A proof document: loaded when support asks for it, since every look is written down; pictures in place, others as a download. */
export const ClaimDocument = ({ claimId, document: { id, kind, mime, size } }: ClaimDocumentProps) => {
  const t = useT()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  const look = useMutation(claimsApi.viewDocument, { onSuccess: (file) => setUrl(URL.createObjectURL(file)) })
  const name = t(messageKey('claims.review.card.document', kind))
  return (
    <li>
      <p>
        {name} · {Math.ceil(size / 1024)} KB
      </p>
      {url === null ? (
        <Button
          small
          aria-disabled={look.isPending}
          onClick={() => look.mutate({ id: claimId, document: id })}
          aria-label={t('claims.review.card.document.open.of', { name })}
        >
          {t('claims.review.card.document.open')}
        </Button>
      ) : mime.startsWith('image/') ? (
        <img src={url} alt={name} className={css['picture']} />
      ) : (
        <a href={url} download={`${kind}-${id}`}>
          {t('claims.review.card.document.download')}
        </a>
      )}
    </li>
  )
}

import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { claimsApi } from '../../contract/api.ts'
import { reviewHours } from '../../contract/limits.ts'
import { type DocumentKind, documentKinds } from '../../contract/steps.ts'
import css from '../app.module.css'
import type { Claim } from './types.ts'

/** Way by documents: each is uploaded with its kind; only support will see it. */
export const Documents = ({ claim }: { readonly claim: Claim }) => {
  const t = useT()
  const id = useId()
  const [kind, setKind] = useState<DocumentKind>('registry_entry')
  const add = useMutation(claimsApi.addDocument, { invalidates: [claimsApi.listClaims] })
  const remove = useMutation(claimsApi.removeDocument, { invalidates: [claimsApi.listClaims], acceptedErrors: ['error/claim-not-found'] })
  return (
    <section className={css['way']} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('claims.wizard.documents.title', { hours: reviewHours })}</h3>
      <p>{t('claims.wizard.documents.lead')}</p>
      {claim.documents.length > 0 && (
        <ul className={css['documents']} aria-label={t('claims.wizard.documents.list')}>
          {claim.documents.map((document) => {
            const name = t(messageKey('claims.wizard.documents.kind', document.kind))
            return (
              <li key={document.id}>
                <Icon of={FileText} />
                <span>
                  {name} ({Math.max(1, Math.round(document.size / 1000))} kB)
                </span>
                <Button
                  danger
                  small
                  look="quiet"
                  aria-label={t('claims.wizard.documents.remove.of', { name })}
                  onClick={() => remove.mutate({ id: claim.id, document: document.id })}
                >
                  {t('claims.wizard.documents.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <label className={css['kind']} htmlFor={`${id}-kind`}>
        {t('claims.wizard.documents.kind')}
      </label>
      <select id={`${id}-kind`} className={css['select']} value={kind} onChange={({ target }) => setKind(target.value as DocumentKind)}>
        {documentKinds.map((value) => (
          <option key={value} value={value}>
            {t(messageKey('claims.wizard.documents.kind', value))}
          </option>
        ))}
      </select>
      <UploadField
        route={uploadFile}
        input={{ purpose: 'proof' }}
        label={t('claims.wizard.documents.add')}
        accept={acceptedBy('proof')}
        onUploaded={async ({ id: upload_id }) => void (await add.mutateAsync({ id: claim.id, upload_id, kind }))}
      />
    </section>
  )
}

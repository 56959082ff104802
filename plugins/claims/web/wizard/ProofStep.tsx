import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { CodeWay } from './CodeWay.tsx'
import { Documents } from './Documents.tsx'
import type { StepProps } from './types.ts'
import css from './wizard.module.css'

/** Step that proves the claim: by a code to the register's mailbox, or by documents. */
export const ProofStep = ({ claim, onDone }: StepProps) => {
  const t = useT()
  return (
    <>
      <p className={css['quiet']}>{t('claims.wizard.proof.lead')}</p>
      <CodeWay claim={claim} />
      <Documents claim={claim} />
      <div>
        <Button look={claim.documents.length > 0 || claim.code.confirmed ? 'main' : 'outline'} onClick={onDone}>
          {t('claims.wizard.next')}
        </Button>
      </div>
    </>
  )
}

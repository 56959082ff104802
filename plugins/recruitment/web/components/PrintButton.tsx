import { Printer } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Button that prints the page, or saves it as a PDF. */
export const PrintButton = () => {
  const t = useT()
  return (
    <Button small onClick={() => window.print()}>
      <Icon of={Printer} /> {t('recruitment.detail.print')}
    </Button>
  )
}

import { Printer } from 'lucide-react'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Button that prints the page, or saves it as a PDF. */
export const PrintButton = () => {
  const { t } = useTranslation('recruitment.detail')
  return (
    <Button small onClick={() => window.print()}>
      <Icon of={Printer} /> {t('print')}
    </Button>
  )
}

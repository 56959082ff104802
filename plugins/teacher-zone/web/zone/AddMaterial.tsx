import { Plus } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Way of teachers to their own materials; a form, since search engines do not follow it. */
export const AddMaterial = () => {
  const t = useT()
  const own = useHref()('user_materials')
  if (own === undefined) return null
  return (
    <form action={own}>
      <Button type="submit" look="second" data-needs-user="">
        <Icon of={Plus} />
        {t('teacher-zone.add')}
      </Button>
    </form>
  )
}

import type { ReactNode } from 'react'
import { usePage } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './filters.module.css'

/** Form that puts filters into the address of the page; it works without JavaScript, too. */
export const Filters = ({ submit, children }: { readonly submit: string; readonly children: ReactNode }) => {
  const { path } = usePage()
  return (
    <search>
      <form className={css['filters']} method="get" action={path}>
        {children}
        <Button type="submit" look="second">
          {submit}
        </Button>
      </form>
    </search>
  )
}

interface FilterProps {
  readonly name: string
  readonly label: string
  readonly value: string | undefined
}

/** Text to filter by. */
export const TextFilter = ({
  name,
  label,
  value = '',
  wide,
  type = 'search',
}: FilterProps & { wide?: boolean; type?: 'search' | 'date' }) => (
  <label className={wide ? `${css['filter']} ${css['wide']}` : css['filter']}>
    {label}
    <input className={css['line']} type={type} name={name} defaultValue={value} maxLength={200} autoComplete="off" />
  </label>
)

/** Choice to filter by; its first option is all. */
export const ChoiceFilter = ({
  name,
  label,
  value = '',
  all,
  options,
}: FilterProps & { readonly all: string; readonly options: readonly { readonly value: string; readonly label: string }[] }) => (
  <label className={css['filter']}>
    {label}
    <select className={css['line']} name={name} defaultValue={value}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import css from '../../runtime/islands/button.module.css'

interface ButtonStyle {
  /** `main` is for the primary action of a screen; `quiet` has no border. */
  readonly look?: 'main' | 'second' | 'outline' | 'quiet'
  readonly small?: boolean
  readonly wide?: boolean
  /** Red: deletes or withdraws something for good. */
  readonly danger?: boolean
}

const classOf = ({ look = 'outline', small, wide, danger }: ButtonStyle) =>
  [css['button'], css[look], small && css['small'], wide && css['wide'], danger && css['danger']].filter(Boolean).join(' ')

const isTrue = (value: boolean | 'true' | 'false' | undefined) => value === true || value === 'true'

/** Handler of a disabled button: does nothing and submits no form. */
const ignore = (event: MouseEvent) => event.preventDefault()

/** Button; `type` defaults to `button`. With `aria-disabled` it can be focused, but pressing it has no effect. */
export const Button = ({
  look,
  small,
  wide,
  danger,
  type = 'button',
  ...rest
}: ButtonStyle & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>) => (
  <button
    {...rest}
    {...(isTrue(rest['aria-disabled']) && { onClick: ignore })}
    type={type}
    className={classOf({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }), ...(danger && { danger }) })}
  />
)

/** Link that looks like a button. */
export const LinkButton = ({
  look,
  small,
  wide,
  danger,
  ...rest
}: ButtonStyle & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>) => (
  <a {...rest} className={classOf({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }), ...(danger && { danger }) })} />
)

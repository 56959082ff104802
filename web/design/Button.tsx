import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import css from './button.module.css'

interface Look {
  /** `main` is the one chief action of a screen; `quiet` has no box. */
  readonly look?: 'main' | 'second' | 'outline' | 'quiet'
  readonly small?: boolean
  readonly wide?: boolean
}

const classOf = ({ look = 'outline', small, wide }: Look) =>
  [css['button'], css[look], small && css['small'], wide && css['wide']].filter(Boolean).join(' ')

/** Something that happens here; a plain button unless `type` says otherwise. */
export const Button = ({
  look,
  small,
  wide,
  type = 'button',
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>) => (
  <button {...rest} type={type} className={classOf({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }) })} />
)

/** Somewhere to go, looking like a button. */
export const LinkButton = ({ look, small, wide, ...rest }: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>) => (
  <a {...rest} className={classOf({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }) })} />
)

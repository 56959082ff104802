import { createElement, type ReactNode } from 'react'

const tag =
  (name: string) =>
  (...children: readonly ReactNode[]) =>
    createElement(name, null, ...children)

export const [html, head, title, body, main, section, p, h1, h2, ul, li, dl, div, dt, dd, strong] = [
  tag('html'),
  tag('head'),
  tag('title'),
  tag('body'),
  tag('main'),
  tag('section'),
  tag('p'),
  tag('h1'),
  tag('h2'),
  tag('ul'),
  tag('li'),
  tag('dl'),
  tag('div'),
  tag('dt'),
  tag('dd'),
  tag('strong'),
] as const

/** A link. */
export const a = (href: string, ...children: readonly ReactNode[]) => createElement('a', { href }, ...children)

/** Grosze as people write them. */
export const zloty = (grosze: number) => `${(grosze / 100).toFixed(grosze % 100 ? 2 : 0).replace('.', ',')} zł`

/** What a facility is. */
export const kinds: Readonly<Record<string, string>> = {
  nursery: 'Żłobek',
  toddler_club: 'Klub dziecięcy',
  day_guardian: 'Dzienny opiekun',
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Package that the product is made of, as the lock file names it. */
export interface ProductionPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression; `null` where the package states none. */
  readonly licence: string | null
  /** Left out where the system or another package does not need it. */
  readonly optional: boolean
}

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
}

type Stated = string | { readonly type?: string }

/** Manifest of a package; older ones have a list of licences, or objects. */
interface Manifest {
  readonly license?: Stated
  readonly licenses?: readonly Stated[]
}

const spdxOf = (stated: Stated | undefined): string | null => (typeof stated === 'string' ? stated : (stated?.type ?? null))

const licenceIn = (folder: string): string | null => {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return null
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return spdxOf(license) ?? (licenses.map(spdxOf).filter(Boolean).join(' OR ') || null)
}

/** Lists the packages of production from the lock file, with the licences that their own manifests state. */
export const productionPackages = (root: string): readonly ProductionPackage[] => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  return Object.entries(packages).flatMap(([folder, { version, license, dev, link, optional, peer }]) => {
    if (!folder.includes('node_modules/') || dev || link || version === undefined) return []
    const name = folder.split('node_modules/').at(-1) ?? ''
    return [{ name, version, licence: licenceIn(path.join(root, folder)) ?? license ?? null, optional: Boolean(optional || peer) }]
  })
}

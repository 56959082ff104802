import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devDependencies?: unknown }>>
}

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Returns the bill of materials of production, CycloneDX as JSON, as npm derives it from the lock file. npm reads a copy
 * without what development needs: its own `--omit dev` also leaves out what production shares with it.
 */
export const makeSbom = (root: string): string => {
  const { devDependencies: _, ...manifest } = readJson<{ readonly devDependencies?: unknown; readonly name: string }>(
    path.join(root, 'package.json'),
  )
  const lock = readJson<Lock>(path.join(root, 'package-lock.json'))
  const packages = Object.fromEntries(
    Object.entries(lock.packages).flatMap(([folder, { devDependencies: __, ...locked }]) => (locked.dev ? [] : [[folder, locked]])),
  )
  const temporary = mkdtempSync(path.join(tmpdir(), 'kredka-sbom-'))
  try {
    // npm names the product after the folder.
    const folder = path.join(temporary, manifest.name)
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
    return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

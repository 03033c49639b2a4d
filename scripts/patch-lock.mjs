// Adds lock entries for optional platform packages that the registry used for locking did not carry,
// so that `npm ci` accepts the lock file (they are skipped on install: their os/cpu does not match).
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const OS = {
  android: 'android',
  darwin: 'darwin',
  macos: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  openharmonyos: 'openharmony',
  win32: 'win32',
  windows: 'win32',
  win: 'win32',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  aix: 'aix',
  wasm32: 'wasm',
}
const CPU = {
  arm64: 'arm64',
  aarch64: 'arm64',
  x64: 'x64',
  64: 'x64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}
let n = 0
for (const [where, p] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(p.optionalDependencies ?? {})) {
    const spots = []
    for (let d = where; ; d = d.slice(0, Math.max(0, d.lastIndexOf('/node_modules/')))) {
      spots.push(`${d ? `${d}/` : ''}node_modules/${name}`)
      if (!d) break
    }
    spots.push(`node_modules/${name}`)
    const hit = spots.find((s) => lock.packages[s])
    if (hit && (lock.packages[hit].version === range || !/^\d/.test(range))) continue
    const parts = name.split('/').at(-1).split('-')
    const os = parts.map((x) => OS[x]).find(Boolean)
    const cpu = parts
      .map((x) => CPU[x])
      .filter(Boolean)
      .at(0)
    if (!os || !/^\d/.test(range)) {
      console.log('skip', where, name, range)
      continue
    }
    lock.packages[hit ? `${where}/node_modules/${name}` : `node_modules/${name}`] = {
      version: range,
      cpu: [cpu ?? 'x64'],
      ...(p.dev ? { dev: true } : {}),
      license: 'MIT',
      optional: true,
      os: [os],
    }
    n++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log('added', n)

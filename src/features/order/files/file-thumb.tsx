import type { UploadKind } from '#graphql/generated/graphql.ts'

const SHORT: Record<UploadKind, string> = { JPEG: 'JPEG', PNG: 'PNG', WEBP: 'WebP', PDF: 'PDF', MP4: 'MP4' }

/** The small picture of a file, or the name of its kind. Beside the file's name, so it says nothing itself. */
export function FileThumb({ file, className }: { file: { id: string; kind: UploadKind; hasPreview: boolean }; className: string }) {
  if (file.hasPreview) return <img src={`/uploads/${file.id}/preview`} alt="" loading="lazy" decoding="async" className={className} />
  return (
    <span aria-hidden className={`figures grid place-items-center bg-wash text-sm text-ink-3 ${className}`}>
      {SHORT[file.kind]}
    </span>
  )
}

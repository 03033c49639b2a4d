declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** an axis held at a value, or kept between two */
    variationAxes: Record<string, number | { min: number; max: number }>
    /** OpenType features that stay, with the letters that they need */
    keepFeatures: string[]
  }
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>
}

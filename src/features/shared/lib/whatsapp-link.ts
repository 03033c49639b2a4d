/** A chat with a number, "+65 9123 4567"; `text` stands in the box, and nothing is sent (WhatsApp, "click to chat"). */
export const whatsAppLink = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}${text === undefined ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`}`

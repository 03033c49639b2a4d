import './widget.css'
import { createRoot } from 'react-dom/client'
import { ConnectedWidget } from './connected-widget.tsx'
import { wordsOfPage } from './widget-words.ts'

const place = document.getElementById('widget')
if (place) createRoot(place).render(<ConnectedWidget words={wordsOfPage(document)} site={document.documentElement.dataset.site ?? ''} />)

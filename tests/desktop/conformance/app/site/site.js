window.notes = []
window.stopListening = window.bridge.onNote((note) => window.notes.push(note))
document.body.dataset.ready = 'true'

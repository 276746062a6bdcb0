// Tests a running server with the official A2A client: node prove.mjs http://localhost:3847 URL
// Needs: npm install @a2a-js/sdk
import { randomUUID } from 'node:crypto';
import { ClientFactory } from '@a2a-js/sdk/client';

const [server, url] = process.argv.slice(2);
const client = await new ClientFactory().createFromUrl(server);
const message = (text, contextId = '') => ({
  message: {
    messageId: randomUUID(),
    role: 1, // user
    parts: [{ content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: '' }],
    contextId, taskId: '', metadata: undefined, extensions: [], referenceTaskIds: [],
  },
  configuration: undefined, metadata: undefined, tenant: '',
});
const check = (what, holds) => {
  console.log(holds ? 'ok  ' : 'FAIL', what);
  if (!holds) process.exitCode = 1;
};
const COMPLETED = 3;

const card = await client.getAgentCard();
check(`agent card of ${card.name}, protocol ${client.protocolVersion}`, card.name === 'browsy');

const sent = await client.sendMessage(message(`Browse ${url}`));
const task = sent.payload?.value ?? sent;
check('message sent, task completed', task.status?.state === COMPLETED);
check('result has a title', JSON.stringify(task.artifacts).includes('"title"'));

const got = await client.getTask({ id: task.id, historyLength: undefined, tenant: '' });
check('task polled', got.id === task.id && got.status?.state === COMPLETED);

const next = await client.sendMessage(message('Extract the tables', task.contextId));
const follower = next.payload?.value ?? next;
check('next task of the context works on its page',
  follower.contextId === task.contextId && JSON.stringify(follower.artifacts).includes(url));

const kinds = [];
for await (const event of client.sendMessageStream(message(`Extract the tables of ${url}`))) {
  kinds.push(event.payload?.$case ?? event.kind);
}
check(`message streamed: ${kinds.join(', ')}`, kinds[0] === 'task' && kinds.at(-1) === 'statusUpdate');

const refused = await client.cancelTask({ id: task.id, metadata: undefined, tenant: '' }).catch(e => e);
check(`finished task not cancelled: ${refused.name}`, refused instanceof Error);

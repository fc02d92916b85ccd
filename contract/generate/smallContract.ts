/** A contract with everything the generator knows, as small as it can be; tests plant their faults in it. */
export const smallContract = `openapi: 3.1.0
info: { title: Small, version: 0.1.0 }
security: [{ session: [] }]
paths:
  /things/{id}:
    parameters:
      - { $ref: '#/components/parameters/ThingId' }
    get:
      operationId: getThing
      tags: [thing]
      summary: One thing
      description: Called by the page of a thing.
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
              example: { name: Rocket }
        '404': { $ref: '#/components/responses/NotFound' }
    delete:
      operationId: deleteThing
      tags: [thing]
      summary: Delete a thing
      description: Called by the desk.
      security: [{ session: [releases.review] }]
      responses:
        '204': { description: Deleted. }
  /things:
    get:
      operationId: listThings
      tags: [thing]
      summary: All things
      description: Called by the list.
      security: []
      parameters:
        - { name: status, in: query, explode: false, schema: { type: array, maxItems: 5, items: { type: integer } } }
      responses:
        '200':
          description: The things.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }
              examples: { none: { value: [] } }
    post:
      operationId: addThing
      tags: [thing]
      summary: Add a thing
      description: Called by the form.
      parameters:
        - { name: Idempotency-Key, in: header, required: true, schema: { type: string, maxLength: 100 } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/ThingForm' }
      responses:
        '200': { description: There already. }
        '201': { description: Added. }
        '404': { $ref: '#/components/responses/NotFound' }
components:
  parameters:
    ThingId: { name: id, in: path, required: true, schema: { type: integer } }
  responses:
    NotFound:
      description: No such thing.
      content:
        application/problem+json:
          schema: { type: object }
          example: { status: 404 }
  schemas:
    Thing:
      type: object
      properties:
        name: { type: string }
    Size:
      type: object
      x-form: false
      properties:
        unit: { type: string, maxLength: 10 }
    ThingForm:
      type: object
      x-form: true
      additionalProperties: false
      required: [name]
      properties:
        name:
          type: string
          minLength: 5
          maxLength: 50
          x-validation:
            - { rule: required, message: Please provide a name. }
            - { rule: minLength, value: 5, message: Too short. }
            - { rule: maxLength, value: 50, message: Too long. }
        story:
          type: string
          maxLength: 1000
          x-text: html
          x-validation:
            - { rule: maxLength, value: 1000, message: Too long., when: { field: name, filled: true } }
        kind:
          type: string
          enum: [big, small]
          x-validation: [{ rule: oneOf, value: [big, small], message: Please choose. }]
        size: { $ref: '#/components/schemas/Size', x-validation: [] }
`;
